import { Module } from '@nestjs/common';
import { InvitationModule } from '@qicheng/core/invitation';
import { InvitationController } from './invitation.controller.js';

@Module({ imports: [InvitationModule], controllers: [InvitationController] })
export class InvitationHttpModule {}
