import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { CampaignService } from '@qicheng/core/campaign';
import { CatalogueService, ChangeProduct } from '@qicheng/core/catalogue';
import { ExamPostService } from '@qicheng/core/exam-data';
import { InvitationService } from '@qicheng/core/invitation';
import { ImportJobs } from '@qicheng/core/jobs-board';
import { AnnounceByOperator } from '@qicheng/core/message';
import { mayOperator, OperatorService } from '@qicheng/core/operator';
import { PartnerFeatureService, PartnerService } from '@qicheng/core/partner';
import { Failure } from '@qicheng/core/platform';
import { StudentSchoolService, StudentService } from '@qicheng/core/student';
import type { Request, Response } from 'express';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import type { ActPage } from './operator-act.js';
import { announcementPage } from './pages/announcements.js';
import { campaignPage } from './pages/campaigns.js';
import { accountPage } from './pages/operators.js';
import { partnerPage } from './pages/partners.js';
import { productPage } from './pages/products.js';
import { schoolPage } from './pages/schools.js';
import { sourcePage } from './pages/sources.js';
import { showActs, submitAct } from './submit-act.js';

const PATHS = [
  operatorPages.campaigns,
  operatorPages.schools,
  operatorPages.products,
  operatorPages.announcements,
  operatorPages.operators,
  operatorPages.partners,
  operatorPages.sources,
];

/** Equivalents of CLI commands: each page lists the current state and performs one action at a time. */
@Controller()
export class OperatorActController {
  private readonly pages: ReadonlyMap<string, ActPage>;

  constructor(
    campaigns: CampaignService,
    invitations: InvitationService,
    schools: StudentSchoolService,
    students: StudentService,
    catalogue: CatalogueService,
    products: ChangeProduct,
    announce: AnnounceByOperator,
    operators: OperatorService,
    partners: PartnerService,
    features: PartnerFeatureService,
    jobs: ImportJobs,
    posts: ExamPostService,
  ) {
    const all = [
      campaignPage(campaigns, invitations),
      schoolPage(schools, students),
      productPage(catalogue, products),
      announcementPage(announce),
      accountPage(operators),
      partnerPage(partners, features),
      sourcePage(jobs, posts),
    ];
    this.pages = new Map(all.map((page) => [page.path, page]));
  }

  @Get(PATHS)
  @OperatorPage()
  async show(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    await showActs(this.pageOf(viewer, request), { viewer, request, response });
  }

  @Post(PATHS)
  @OperatorPage()
  async submit(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    await submitAct(this.pageOf(viewer, request), { viewer, request, response });
  }

  private pageOf({ operator }: Viewer, { path }: Request): ActPage {
    const page = this.pages.get(path.replace(/\/$/, '').toLowerCase());
    if (page === undefined) throw new Failure('notFound');
    if (!mayOperator(operator, page.task)) throw new Failure('forbidden');
    return page;
  }
}
