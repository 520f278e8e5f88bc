/** Says that something holds of a position, and what is wrong if it does not. */
export type Law = (holds: boolean, wrong: string) => void

/** What must hold of every position, as the kernel asks for it: what is wrong with one. */
export function lawsOf<S>(laws: (state: S, law: Law) => void): (state: S) => string[] {
  return (state) => {
    const problems: string[] = []
    laws(state, (holds, wrong) => {
      if (!holds) problems.push(wrong)
    })
    return problems
  }
}
