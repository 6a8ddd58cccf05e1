import { failure } from '../kit/endpoint.js';
import { VISITOR_IMPORT_TOO_LARGE } from './visitor.contract.js';

export const resumeImportFailures = {
  importNotFound: failure('导入记录不存在或已过期', { status: 404 }),
  importFileRefused: failure('文件不存在或已过期，请重新上传后再导入'),
  importNotReady: failure('简历还没有导入完成，请稍后再试'),
  importTextMissing: failure('请粘贴简历内容'),
  visitorImportLimit: failure('导入次数已达上限，请稍后再试，或登录后继续导入', { status: 429 }),
  visitorImportTooLarge: failure(VISITOR_IMPORT_TOO_LARGE),
  draftNotFound: failure('简历内容不存在或已过期', { status: 404 }),
};

/** Message to the owner when an import ended without a draft. */
export const importErrorMessages = {
  empty: '没有从文件中识别到文字，请换一份清晰的文件或手动填写',
  notResume: '没有从文件中识别到简历内容，请确认文件是否正确或手动填写',
  unreadable: '文件已损坏或无法打开，请重新保存后再上传',
  protected: '文件设有打开密码，请取消密码后再上传',
  tooComplex: '文件内容过多或结构过于复杂，请精简后再上传',
  timedOut: '文件识别超时，请稍后重新上传；多次超时时，请换一种格式',
  broken: '简历导入失败，请稍后重试或换一种格式',
  expired: '等待时间过长，简历没有导入，请重新导入',
};

/** Warnings about a draft before it is accepted. */
export const importWarningMessages = {
  recognised: '内容由图片识别得到，可能有误，请逐项核对',
  lowQuality: '图片较模糊，识别结果可能不完整，建议换一份更清晰的文件',
  truncated: '文件较长，只读取了前面的部分',
  unplaced: '有部分文字没有找到合适的位置，请选择放到哪里',
  noName: '没有识别到姓名，请补充',
  noContact: '没有识别到手机号或邮箱，请补充',
  uncertain: '不太确定的内容排在最前面，请核对',
  edited: '文件在导出后被修改过，导入的是导出时的内容',
};
