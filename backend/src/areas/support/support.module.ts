import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.js';
import { SupportController } from './support.controller.js';

@Module({ controllers: [PeopleController, SupportController] })
export class SupportModule {}
