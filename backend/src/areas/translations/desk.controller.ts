import { Controller, UseGuards } from '@nestjs/common';
import { TRANSLATIONS_CALLS } from '@planet-heroes/contracts/areas/translations/translations.contract';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { listOfferedTexts } from '@planet-heroes/domain/areas/translations/read-translations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { type Caller, Operator } from '../../kernel/http/callers.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const { listOfferedTexts: list, translateText } = TRANSLATIONS_CALLS;

/** The desk writes texts of offers in Arabic. */
@Controller()
@UseGuards(OperatorGuard)
export class TranslationsDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(list)
  async list() {
    return { texts: await listOfferedTexts(this.database) };
  }

  @Implements(translateText)
  translate(@Operator() operator: Caller, @Input() { body }: CallInput<typeof translateText>) {
    return this.commands.execute('translate-text', body, operator);
  }
}
