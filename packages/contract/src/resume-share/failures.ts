import { failure } from '../kit/endpoint.js';

/** `shareNotFound` answers alike whatever is wrong with a link or its password [SH2]. */
export const resumeShareFailures = {
  shareNotFound: failure('链接不存在、已失效，或访问密码不正确', { status: 404 }),
  shareAbsent: failure('还没有生成分享链接', { status: 404 }),
  /** To somebody who has no list of files in which it would wait for them. */
  sharedFileLate: failure('文件生成时间较长，请稍后再次下载'),
  shareConsentRequired: failure('请先阅读并同意公开联系方式的说明'),
};
