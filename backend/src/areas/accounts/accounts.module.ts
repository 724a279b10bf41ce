import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { MailPlace } from './mail-place.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLimits } from './sign-in-limits.js';

@Module({ controllers: [SignInController, AccountController], providers: [MailPlace, SignInLimits] })
export class AccountsModule {}
