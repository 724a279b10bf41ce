import { Injectable } from '@nestjs/common';
import { Config } from '@planet-heroes/platform/config/config';

/** Where messages of this instance go: out by e-mail, or into its mailbox where no mail server is set. */
@Injectable()
export class MailPlace {
  readonly sentBy: 'email' | 'mailbox';

  constructor(config: Config) {
    this.sentBy = config.smtpUrl === undefined ? 'mailbox' : 'email';
  }
}
