/** Somebody who watches a table without a socket. */
export class Listener {
  tell = 'changes'
  sent = -1
  heard = 0
  #onText

  constructor(person, onText = () => {}) {
    this.person = person
    this.#onText = onText
  }

  send(text) {
    this.#onText(text)
    return true
  }

  turnAway() {}
  giveUp() {
    throw new Error('a watcher was given up')
  }
}

/** A legal move of whoever is asked, as chance has it. */
export function anyMove({ table }) {
  const [seat] = table.asked()
  const moves = table.legal(seat)
  return { seat, move: moves[Math.floor(Math.random() * moves.length)] }
}
