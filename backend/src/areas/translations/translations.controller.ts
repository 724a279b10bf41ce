import { Controller, Header } from '@nestjs/common';
import { type Translations, TRANSLATIONS_CALLS } from '@planet-heroes/contracts/areas/translations/translations.contract';
import { readTranslations } from '@planet-heroes/domain/areas/translations/read-translations';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements } from '../../kernel/http/implements.js';

/** Texts of offers for readers of Arabic. */
@Controller()
export class TranslationsController {
  constructor(private readonly database: Database) {}

  @Implements(TRANSLATIONS_CALLS.readTranslations)
  @Header('cache-control', 'no-cache')
  async read(): Promise<Translations> {
    return { texts: await readTranslations(this.database) };
  }
}
