import { Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { AuthModule } from '@qicheng/core/auth';
import { AccountController } from './account.controller.js';

@Module({ imports: [AccountModule, AuthModule], controllers: [AccountController] })
export class AccountHttpModule {}
