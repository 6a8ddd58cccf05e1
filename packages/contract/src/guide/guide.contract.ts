import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireFlag, wireInt } from '../kit/endpoint.js';

/** Onboarding guides; `pc` is the editor's checklist. */
const GUIDES = ['pc', 'template', 'library', 'import', 'share', 'version', 'ai'] as const;
const guide = z.enum(GUIDES, '引导名称不正确').optional();
const step = wireInt.pipe(z.number().int().min(0, '引导步骤不正确').max(99, '引导步骤不正确'));

const guideState = wire({
  guide: z.string(),
  /** The step shown last, starting at 1; 0 before the first. */
  step: z.number().int(),
  /** [spec 3] "Shared client state": isFinish. */
  isFinished: legacy('isFinish', wireFlag),
});

export const setGuideStep = endpoint({
  route: 'POST /myinfo/modifyguide',
  access: 'user',
  summary: '记录引导进行到第几步；0 为从头再看',
  input: wire({ guide, step }),
  replies: { ok: reply(1, guideState) },
  note: assumed('payload not shown in [spec 7]: guide (a tour, pc unless named) and step'),
});

export const getGuideState = endpoint({
  route: 'POST /myinfo/getIsUserFinishPcGuide',
  access: 'user',
  summary: '引导是否已完成、停在第几步',
  input: wire({ guide }),
  replies: { ok: reply(1, guideState) },
  note: assumed('payload not shown in [spec 7]: guide is pc unless named'),
});

export const finishGuide = endpoint({
  route: 'POST /myinfo/setUserFinishPcGuide',
  access: 'user',
  summary: '标记引导已完成',
  input: wire({ guide }),
  replies: { ok: reply(1, guideState) },
  note: assumed('payload not shown in [spec 7]: guide is pc unless named'),
});
