import { Icon } from '@boardroom/board-kit'
import { useDrawing } from '../context.ts'
import { type LeafId, useLeaf } from '../leaf.ts'
import { Coming } from './coming.tsx'
import { Council } from './council.tsx'

/** What somebody looks at, whatever is asked. */
export function Leaf({ of }: { readonly of: LeafId }) {
  const { words } = useDrawing()
  const { open } = useLeaf()
  return (
    <div className="rc-leaf" role="dialog" aria-label={of === 'council' ? words.council : words.coming}>
      <button type="button" className="rc-leaf-close" aria-label={words.closePaper} onClick={() => open(null)}>
        <Icon name="close" size={18} />
      </button>
      {of === 'council' ? <Council /> : <Coming />}
    </div>
  )
}
