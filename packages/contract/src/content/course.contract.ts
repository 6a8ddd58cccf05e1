import { z } from 'zod';
import {
  assumed,
  endpoint,
  legacy,
  listOf,
  pageFields,
  reply,
  wire,
  wireFlag,
  wireId,
  wireInt,
} from '../kit/endpoint.js';
import { contentQuery, contentSummary, courseDetail, courseProgress, myCourse } from './fields.js';

export const listCourses = endpoint({
  route: 'POST /career/lists',
  access: 'optional',
  summary: '课程列表',
  input: wire(contentQuery),
  replies: { ok: reply(1, listOf(contentSummary)) },
  note: assumed('[decision 30]: the course list; payload not shown in [spec 7]'),
});

export const listMyCourses = endpoint({
  route: 'POST /myvideo/playerList',
  access: 'user',
  summary: '我学过的课程与进度',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(myCourse)) },
  note: assumed('[decision 30]: my courses; payload not shown in [spec 7]'),
});

export const getCourse = endpoint({
  route: 'POST /api/course/get',
  access: 'optional',
  summary: '一门课程：章节、视频与本人的进度',
  input: wire({ id: wireId }),
  replies: { ok: reply(1, courseDetail) },
});

export const keepCoursePlace = endpoint({
  route: 'POST /api/course/progress',
  access: 'user',
  summary: '记住学到哪里；一章学完只记一次',
  input: wire({
    id: wireId,
    chapter: wireInt.pipe(z.number().int().min(1).max(60, '没有这一章')),
    seconds: wireInt.pipe(z.number().int().min(0).max(86_400, '时间不正确')).optional(),
    isDone: legacy('is_done', wireFlag.optional()),
  }),
  replies: { ok: reply(1, courseProgress) },
});
