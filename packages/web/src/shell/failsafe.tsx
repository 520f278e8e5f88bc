import { Component, type ReactNode } from 'react'
import type { Words } from '../words/index.ts'

interface Props {
  readonly words: Words
  readonly children: ReactNode
}

/** Catches what no page expected: says that nothing is lost and offers to reload, or to go home if that does not help. */
export class Failsafe extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="lost">
        <p>{this.props.words.error}</p>
        <div className="actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {this.props.words.reload}
          </button>
          <a href="/" className="button">
            {this.props.words.lost.home}
          </a>
        </div>
      </main>
    )
  }
}
