import { failure } from '../kit/endpoint.js';

export const campusEmailFailures = {
  campusEmailMalformed: failure('请输入正确的邮箱'),
  /** [decision 14]. */
  campusEmailNotEducation: failure('亲，您填写的是非教育邮箱，请更换教育邮箱认证'),
  /** [spec 8]. */
  campusEmailTaken: failure('该邮箱已被认证，请更换邮箱认证', { code: 10004 }),
  campusEmailTooSoon: failure('请稍后再试'),
  campusEmailSendFailed: failure('邮件发送失败，请稍后再试'),
  campusEmailCodeInvalid: failure('验证码错误或已过期'),
  campusEmailAlreadyVerified: failure('您已完成校园邮箱认证，如需更换请点击“更换认证”'),
};
