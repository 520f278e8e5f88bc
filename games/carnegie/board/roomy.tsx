interface RoomyProps {
  readonly whole: string
  readonly short: string
}

/** A name as long as there is room for it; the styles of its place know how much there is. */
export function Roomy({ whole, short }: RoomyProps) {
  return (
    <>
      <span className="cg-roomy">{whole}</span>
      <span className="cg-tight">{short}</span>
    </>
  )
}
