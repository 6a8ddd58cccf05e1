import { z } from 'zod';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';

/** [spec 3] "Banner": image, url, title, content. */
const banner = wire({ image: z.string(), url: z.string(), title: z.string(), content: z.string() });
const banners = wire({ list: z.array(banner) });

export const listBanners = endpoint({
  route: 'POST /index/banner',
  access: 'optional',
  summary: '首页与 AI 首页的横幅',
  input: wire({ place: z.enum(['home', 'ai'], '位置不正确').optional() }),
  replies: { ok: reply(1, banners) },
  note: assumed('path only partly shown in [spec 7]; home unless a place is named'),
});

export const listImages = endpoint({
  route: 'GET /index/img_list',
  access: 'optional',
  summary: '站点使用的图片横幅',
  alsoPost: true,
  input: wire({}),
  replies: { ok: reply(1, banners) },
  note: assumed('reply not shown in [spec 7]: every banner that has an image'),
});

export const getTopBanner = endpoint({
  route: 'GET /index/top_info',
  access: 'optional',
  summary: '顶部可关闭的通知条；没有时为空',
  alsoPost: true,
  input: wire({}),
  replies: { ok: reply(1, wire({ banner: banner.nullable() })) },
  note: assumed('reply not shown in [spec 7]: the strip of [spec 2] "Top bar"'),
});
