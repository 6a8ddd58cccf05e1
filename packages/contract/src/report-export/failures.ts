import { failure } from '../kit/endpoint.js';

export const reportExportFailures = {
  reportExportNotFound: failure('导出记录不存在或已过期，请重新导出', { status: 404 }),
};

/** Message to the owner when a report ended without a file. */
export const reportExportErrorMessages = {
  timedOut: '文件生成超时，请重试，或使用浏览器打印',
  tooLarge: '报告内容过多，无法生成文件，请使用浏览器打印',
  unprintable: '该结果暂不支持导出文件，请使用浏览器打印',
  broken: '文件生成失败，请重试，或使用浏览器打印',
  expired: '等待时间过长，文件没有生成，请重新导出',
};
