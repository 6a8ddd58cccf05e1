import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire } from '../kit/endpoint.js';
import { contentSummary } from './fields.js';

export const getHome = endpoint({
  route: 'POST /index/index',
  access: 'optional',
  summary: '首页用到的内容与数量；数量都是实际的',
  input: wire({}),
  replies: {
    ok: reply(
      1,
      wire({
        documents: z.array(contentSummary),
        courses: z.array(contentSummary),
        help: z.array(contentSummary),
        counts: wire({
          templates: z.number().int(),
          documents: z.number().int(),
          courses: z.number().int(),
          help: z.number().int(),
        }),
      }),
    ),
  },
  note: assumed('reply not shown in [spec 7]'),
});

export const getServiceCodes = endpoint({
  route: 'POST /index/get_service_qrcode',
  access: 'optional',
  summary: '客服二维码；没有图片时页面不显示咨询入口',
  input: wire({}),
  replies: {
    ok: reply(
      1,
      wire({
        serviceImage: legacy('service_image', z.string()),
        communityImage: legacy('diagnose_image', z.string()),
        channel: z.string(),
      }),
    ),
  },
  note: assumed('[spec 3] "Service response"; diagnose_image is the community code of [spec 2]'),
});

export const getContestFlag = endpoint({
  route: 'POST /index/getContestType',
  access: 'optional',
  summary: '简历大赛入口：0 不显示，1 校级，2 省级，3 两者',
  input: wire({}),
  replies: { ok: reply(1, wire({ flag: legacy('type', z.literal([0, 1, 2, 3])) })) },
  note: assumed('path and reply only partly shown in [spec 7]'),
});

export const getChannel = endpoint({
  route: 'POST /index/get_channel',
  access: 'optional',
  summary: '渠道名称',
  input: wire({}),
  replies: { ok: reply(1, wire({ channel: z.string() })) },
  note: assumed('path only partly shown in [spec 7]'),
});
