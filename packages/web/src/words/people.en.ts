/** Who one is, and what one has against others. */
export const peopleEn = {
  enter: {
    title: (name: string) => `Are you ${name}?`,
    help: (name: string) =>
      `This is ${name}’s private link. If it is yours, this browser can be ${name} from now on. If somebody else sent it to you, you would play under their name, and they could see and do all that you do.`,
    instead: (name: string) => `So far this browser is ${name}.`,
    insteadGuest: 'Keep that private link first, if you want to come back: nothing else lets you in again.',
    insteadAccount: 'You will be signed out of that account.',
    go: (name: string) => `Be ${name} here`,
    stay: 'No, leave everything as it is',
  },
  confirm: {
    title: 'Is this your address?',
    help: 'Somebody has given your e-mail address here, hopefully you. Confirm it if that is so; otherwise just close this page.',
    go: 'Yes, confirm it',
    account: 'Confirmed. You can sign in to your account now.',
    notices: 'Confirmed. You will get a mail when it is your turn.',
    toAccount: 'Sign in',
    toLobby: 'To the tables',
    sent: (mail: string) =>
      `A mail is on its way to ${mail}. Follow the link in it to confirm the address, then sign in here.`,
    pending: 'Not confirmed yet: follow the link in the mail that was sent there. Save again for a new one.',
  },
  delete: {
    title: 'Delete everything about me',
    help: 'Your name, settings, account and everything you have said are deleted for good. Tables of others go on, with a bot on your seat.',
    password: 'Your password',
    go: 'Delete for good',
    back: 'Keep everything',
  },
}

export type PeopleWords = typeof peopleEn
