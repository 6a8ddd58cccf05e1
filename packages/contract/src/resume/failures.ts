import { failure } from '../kit/endpoint.js';

/** `resumeVersionConflict` carries the server's copy as an `editableResume`. */
export const resumeFailures = {
  resumeNotFound: failure('简历不存在或已被删除', { status: 404 }),
  resumeVersionConflict: failure('简历已在别处被修改，请选择保留哪一份', { status: 409 }),
  resumeDocumentInvalid: failure('简历内容有不符合要求的地方，请检查过长的文字后重试', {
    status: 400,
    messageAbout: (about) => `${about}，请修改后重试`,
  }),
  resumeTemplateUnknown: failure('该模板不存在或已下线，请更换模板', { status: 400 }),
  resumeLimitReached: failure('简历数量已达上限，请先删除不需要的简历'),
};
