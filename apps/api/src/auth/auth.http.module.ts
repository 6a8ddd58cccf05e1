import { Module } from '@nestjs/common';
import { AuthModule } from '@qicheng/core/auth';
import { PartnerModule } from '@qicheng/core/partner';
import { StudentModule } from '@qicheng/core/student';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordResetController } from './password-reset.controller.js';
import { SessionController } from './session.controller.js';
import { SmsController } from './sms.controller.js';

@Module({
  imports: [AuthModule, PartnerModule, StudentModule],
  controllers: [SessionController, SmsController, PasswordResetController],
  providers: [JwtStrategy],
})
export class AuthHttpModule {}
