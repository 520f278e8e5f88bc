import type { AnyView } from '../table/client.ts'
import { useTableContext } from '../table/context.ts'

/** The whole table as structured text. */
export function Sheets({ view }: { readonly view: AnyView }) {
  const { text, names } = useTableContext()
  return (
    <div className="sheets">
      {text.sheets(view, names).map((sheet) => (
        <section key={sheet.title}>
          <h3>{sheet.title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard */}
          <div className="sheet-scroll" tabIndex={0}>
            <table className="ledger">
              {sheet.columns && (
                <thead>
                  <tr>
                    {sheet.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {sheet.rows.map((row) => (
                  <tr key={row.join('|')}>
                    {row.map((cell, place) => (
                      <td key={place}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  )
}
