import type { PeopleWords } from './people.en.ts'

export const peopleDe: PeopleWords = {
  enter: {
    title: (name) => `Bist du ${name}?`,
    help: (name) =>
      `Das ist der private Link von ${name}. Wenn er dir gehört, kann dieser Browser ab jetzt ${name} sein. Hat ihn dir jemand anderes geschickt, würdest du unter fremdem Namen spielen, und der andere könnte alles sehen und tun, was du tust.`,
    instead: (name) => `Bisher ist dieser Browser ${name}.`,
    insteadGuest: 'Heb vorher den privaten Link auf, wenn du zurückwillst: Nichts anderes lässt dich wieder herein.',
    insteadAccount: 'Von diesem Konto wirst du abgemeldet.',
    go: (name) => `Hier ${name} sein`,
    stay: 'Nein, alles so lassen',
  },
  confirm: {
    title: 'Ist das deine Adresse?',
    help: 'Jemand hat hier deine E-Mail-Adresse angegeben, hoffentlich du. Wenn ja, bestätige sie; sonst schließ einfach diese Seite.',
    go: 'Ja, bestätigen',
    account: 'Bestätigt. Du kannst dich jetzt mit deinem Konto anmelden.',
    notices: 'Bestätigt. Du bekommst eine Mail, wenn du am Zug bist.',
    toAccount: 'Anmelden',
    toLobby: 'Zu den Tischen',
    sent: (mail) =>
      `Eine Mail an ${mail} ist unterwegs. Folge dem Link darin, um die Adresse zu bestätigen, und melde dich dann hier an.`,
    pending: 'Noch nicht bestätigt: Folge dem Link in der Mail, die dorthin ging. Speichere noch einmal für eine neue.',
  },
  delete: {
    title: 'Alles über mich löschen',
    help: 'Dein Name, deine Einstellungen, dein Konto und alles, was du geschrieben hast, werden endgültig gelöscht. Tische anderer gehen weiter, mit einem Bot auf deinem Platz.',
    password: 'Dein Passwort',
    go: 'Endgültig löschen',
    back: 'Alles behalten',
  },
}
