import { Module } from '@nestjs/common';
import { AuthModule } from '@qicheng/core/auth';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionController } from './session.controller.js';
import { SmsController } from './sms.controller.js';

@Module({ imports: [AuthModule], controllers: [SessionController, SmsController], providers: [JwtStrategy] })
export class AuthHttpModule {}
