import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PartnerModule } from '@qicheng/core/partner';
import { MemberHintInterceptor } from './member-hint.interceptor.js';
import { PartnerSignInController } from './partner-sign-in.controller.js';
import { PartnerSiteController } from './partner-site.controller.js';

@Module({
  imports: [PartnerModule],
  controllers: [PartnerSignInController, PartnerSiteController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: MemberHintInterceptor }],
})
export class PartnerHttpModule {}
