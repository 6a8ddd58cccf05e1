import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ContestAdminService, JudgePanelService } from '@qicheng/core/contest';
import type { Request, Response } from 'express';
import { formFields } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { contestPage, contestPath } from './contest.page.js';
import { contestsPage } from './contests.page.js';

/** Contests for organisers: all of them, one with its ranking, and setting one up. */
@Controller()
export class OperatorContestController {
  constructor(
    private readonly admin: ContestAdminService,
    private readonly panel: JudgePanelService,
  ) {}

  @Get(operatorPages.contests)
  @OperatorPage('runContests')
  async list(@Viewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    const body = contestsPage(viewer, await this.admin.list());
    sendPage(response, { title: '简历大赛', path: operatorPages.contests, viewer, body });
  }

  @Post(operatorPages.contests)
  @OperatorPage('runContests')
  async create(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const text = (name: string) => fields.get(name)?.trim() ?? '';
    const { code } = await this.admin.create(`operator:${viewer.operator.name}`, {
      code: text('code'),
      kind: text('kind'),
      title: text('title'),
      organiser: text('organiser'),
      schoolCode: text('schoolCode'),
      province: text('province'),
      rules: text('rules'),
      opensAt: instantOf(text('opensAt')),
      closesAt: instantOf(text('closesAt')),
    });
    response.set('Cache-Control', 'no-store').redirect(303, contestPath(code));
  }

  @Get(operatorPages.contest)
  @OperatorPage('runContests')
  async show(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const contest = await this.admin.get(code);
    const isClosed = contest.closedAt !== null;
    const looksForDuplicates = request.query.duplicates === '1';
    const body = contestPage({
      viewer,
      contest,
      judges: await this.panel.list(code),
      ranking: isClosed ? await this.admin.rank(code) : null,
      duplicates: isClosed && looksForDuplicates ? await this.panel.duplicates(code) : null,
      isDone: request.query.done === '1',
    });
    sendPage(response, { title: contest.title, path: operatorPages.contests, viewer, body });
  }
}

/** `2026-12-01 18:00` in China; the plan rejects an invalid time. */
const instantOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) ? `${text.replace(' ', 'T')}:00+08:00` : text;
