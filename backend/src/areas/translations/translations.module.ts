import { Module } from '@nestjs/common';
import { TranslationsDeskController } from './desk.controller.js';
import { TranslationsController } from './translations.controller.js';

@Module({ controllers: [TranslationsController, TranslationsDeskController] })
export class TranslationsModule {}
