import { Module } from '@nestjs/common';
import { CatalogueModule } from '@qicheng/core/catalogue';
import { MembershipModule } from '@qicheng/core/membership';
import { OrderModule } from '@qicheng/core/order';
import { SiteModule } from '@qicheng/core/site';
import { MembershipController } from './membership.controller.js';

@Module({
  imports: [CatalogueModule, MembershipModule, OrderModule, SiteModule],
  controllers: [MembershipController],
})
export class MembershipHttpModule {}
