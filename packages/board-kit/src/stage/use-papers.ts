import { useEffect } from 'react'

/**
 * On a low phone the page scrolls while papers stand instead of the table: as one is asked, they come to lie above the
 * prompt, from their upper edge on; what matters most in them (`data-matters`) in any case.
 */
export function useAbovePrompt(papers: HTMLElement | null, due: boolean): void {
  useEffect(() => {
    const prompt = papers?.closest('.table')?.querySelector('.table-prompt')
    if (!due || !papers || !prompt) return
    const lie = (): void => {
      const edge = prompt.getBoundingClientRect().top
      const below = (what: Element | null): number => Math.max(0, (what?.getBoundingClientRect().bottom ?? 0) - edge)
      const { top } = papers.getBoundingClientRect()
      scrollBy({ top: Math.max(Math.min(top, below(papers)), below(papers.querySelector('[data-matters]'))) })
    }
    // Also when the question takes another line.
    const observer = new ResizeObserver(lie)
    observer.observe(prompt)
    return () => observer.disconnect()
  }, [papers, due])
}

/** On a phone papers lie above the desk: a new question begins with them, however far down the desk the last one was answered. */
export function useFromTop(papers: HTMLElement | null): void {
  useEffect(() => {
    // In braces: in browsers that scroll with a promise it would be called as what ends the effect.
    papers?.closest('.table-board')?.scrollTo({ top: 0 })
  }, [papers])
}

/** The same where they stay for another question, if they are out of sight: within them nothing jumps. */
export function useInSight(
  sheet: HTMLElement | null,
  view: { readonly current: HTMLElement | null },
  question: string,
): void {
  useEffect(() => {
    if (!sheet || sheet.hidden || !view.current) return
    const above = sheet.getBoundingClientRect().bottom <= view.current.getBoundingClientRect().bottom
    if (above) sheet.closest('.table-board')?.scrollTo({ top: 0 })
  }, [sheet, view, question])
}
