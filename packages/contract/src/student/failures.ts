import { failure } from '../kit/endpoint.js';

export const studentFailures = {
  studentCredentialsIncorrect: failure('学号或密码错误'),
  studentDisabled: failure('该学号已停用，请联系学校老师'),
  studentTicketInvalid: failure('验证已失效，请重新使用学号登录'),
  studentPhoneDiffers: failure('该手机号与学校登记的不一致，如需更换请联系学校老师'),
  studentPhoneBound: failure('该手机号已绑定其他学号，请更换手机号或联系学校老师'),
  studentPasswordUnchanged: failure('新密码不能与初始密码相同'),
  studentPasswordContainsNumber: failure('密码不能包含您的学号'),
};
