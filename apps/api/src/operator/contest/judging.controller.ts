import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { JudgingService } from '@qicheng/core/contest';
import { Failure } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { formFields } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { judgedContestPage, judgedEntryPage, judgingPage, judgingPath } from './judging.page.js';

const POINTS = /^\d{1,3}(?:\.\d)?$/;

/** Judges' pages; each judge sees only their own (docs/CONTEST.md). */
@Controller()
export class OperatorJudgingController {
  constructor(private readonly judging: JudgingService) {}

  @Get(operatorPages.judging)
  @OperatorPage('judgeEntries')
  async list(@Viewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    const body = judgingPage(await this.judging.list(viewer.operator));
    sendPage(response, { title: '评审', path: operatorPages.judging, viewer, body });
  }

  @Get(operatorPages.judgedContest)
  @OperatorPage('judgeEntries')
  async contest(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Res() response: Response,
  ): Promise<void> {
    const found = (await this.judging.list(viewer.operator)).find(({ contest }) => contest.code === code);
    if (!found) throw new Failure('contestUnknown');
    const body = judgedContestPage(found);
    sendPage(response, { title: found.contest.title, path: operatorPages.judging, viewer, body });
  }

  @Get(operatorPages.judgedEntry)
  @OperatorPage('judgeEntries')
  async entry(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const entry = await this.judging.open(viewer.operator, code, numberOf(number));
    const body = judgedEntryPage(viewer, entry, request.query.saved === '1');
    sendPage(response, { title: `作品 ${entry.number}`, path: operatorPages.judging, viewer, body });
  }

  /** Stores the points and redirects to the next entry without any. */
  @Post(operatorPages.judgedEntry)
  @OperatorPage('judgeEntries')
  async score(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Param('number') text: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const number = numberOf(text);
    const fields = formFields(request);
    const { rubric, next } = await this.judging.open(viewer.operator, code, number);
    const points = Object.fromEntries(rubric.map(({ key }) => [key, pointsOf(fields.get(`points.${key}`))]));
    await this.judging.score(viewer.operator, code, number, points);
    const to = next === null ? judgingPath(code) : `${judgingPath(code)}/${next}?saved=1`;
    response.set('Cache-Control', 'no-store').redirect(303, to);
  }
}

const numberOf = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

/** A non-number is rejected like points out of range. */
const pointsOf = (text = ''): number => (POINTS.test(text.trim()) ? Number(text.trim()) : -1);
