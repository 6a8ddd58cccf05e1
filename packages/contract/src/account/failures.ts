import { failure } from '../kit/endpoint.js';

export const accountFailures = {
  phoneTaken: failure('该手机号已注册，请直接登录'),
  passwordTooCommon: failure('该密码过于常见，请换一个更安全的密码'),
  passwordContainsPhone: failure('密码不能包含您的手机号'),
  accountClosing: failure('账号正在注销，请先撤销注销再操作'),
};

export const accountSettingsFailures = {
  identityProofRequired: failure('请输入当前密码或短信验证码，以确认是您本人操作'),
  identityProofWrong: failure('当前密码错误'),
  identityProofUnavailable: failure('该账号还没有手机号和密码，请重新登录后绑定手机号'),
  passwordsDiffer: failure('请重新输入确认密码'),
  passwordUnchanged: failure('新密码不能与当前密码相同'),
  usernameReserved: failure('这个昵称容易被当成官方人员，请换一个'),
  avatarUnknown: failure('头像不可用，请重新选择或上传'),
  currentPhoneCodeInvalid: failure('当前手机号的验证码错误或已失效'),
  phoneUnchanged: failure('新手机号与当前手机号相同'),
  phoneOfAnotherAccount: failure('该手机号已绑定其他账号，请更换手机号'),
  sessionNotFound: failure('该设备已退出登录'),
  dataExportPaused: failure('更换手机号后 24 小时内不能导出全部数据，请稍后再试'),
  dataExportTooOften: failure('每天最多导出 3 次，请明天再试'),
  dataExportLinkInvalid: failure('下载链接无效或已使用，请重新导出', { status: 403 }),
};
