import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { CertificateService, ContestAdminService, JudgePanelService } from '@qicheng/core/contest';
import type { Request, Response } from 'express';
import { MalformedInputError } from '../../kit/malformed-input.js';
import { formFields } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { contestPath } from './contest.page.js';

type Fields = ReadonlyMap<string, string>;
type Act = (actor: string, code: string, fields: Fields) => Promise<unknown>;

/** Organisers' actions on a contest: one form per action, named by its field `act`. */
@Controller()
export class OperatorContestActsController {
  private readonly acts: ReadonlyMap<string, Act>;

  constructor(admin: ContestAdminService, panel: JudgePanelService, certificates: CertificateService) {
    this.acts = new Map<string, Act>([
      ['open', (actor, code) => admin.open(actor, code)],
      ['close', (actor, code, fields) => admin.close(actor, code, { early: fields.has('early') })],
      ['judge', (actor, code, fields) => panel.add(actor, code, fields.get('judge')?.trim() ?? '')],
      ['assign', (actor, code) => panel.assign(actor, code)],
      [
        'exclude',
        (actor, code, fields) => admin.exclude(actor, code, numberOf(fields), fields.get('reason') ?? ''),
      ],
      ['readmit', (actor, code, fields) => admin.readmit(actor, code, numberOf(fields))],
      [
        'publish',
        (actor, code, fields) => admin.publish(actor, code, { incomplete: fields.has('incomplete') }),
      ],
      ['certificates', (actor, code) => certificates.issue(actor, code)],
    ]);
  }

  @Post(operatorPages.contest)
  @OperatorPage('runContests')
  async act(
    @Viewer() viewer: Viewer,
    @Param('code') code: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const fields = formFields(request);
    const act = this.acts.get(fields.get('act') ?? '');
    if (!act) throw new MalformedInputError('没有这个操作');
    await act(`operator:${viewer.operator.name}`, code, fields);
    response.set('Cache-Control', 'no-store').redirect(303, `${contestPath(code)}?done=1`);
  }
}

const numberOf = (fields: Fields): number => {
  const text = fields.get('number')?.trim() ?? '';
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new MalformedInputError('作品编号不正确');
  return Number(text);
};
