/** What went wrong, said where it happened. */
export function Problem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="problem">
      {text}
    </p>
  )
}
