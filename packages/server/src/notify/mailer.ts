export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly unsubscribe?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail through the server at `SMTP_URL`. */
export async function openMailer(smtpUrl: string, from: string): Promise<Mailer> {
  // Loaded only where mail is sent, so that other servers start sooner.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  return {
    async send({ to, subject, text, unsubscribe }) {
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      await transport.sendMail({ from, to, subject, text, ...(headers && { headers }) })
    },
    close: () => transport.close(),
  }
}
