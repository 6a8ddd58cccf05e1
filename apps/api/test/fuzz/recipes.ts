import { emptyDocument } from '@qicheng/resume/defaults';

/** The password of A. */
export const PASSWORD = 'Luming-2026a';

/** A valid request, with what it needs from earlier calls. */
export interface Recipe {
  body: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Codes by purpose, as step one of a flow creates them. */
export type Codes = Record<string, { phone: string; code: string; msg_id: string }>;
interface Ingredients {
  a: {
    phone: string;
    resumeId: string;
    binnedId: string;
    fileId: string;
    exportId: string;
    importId: string;
    versionId: string;
    fileLink: string;
    sessionId: string;
  };
  codes: Codes;
  passes: Record<string, string>;
  student: Record<string, string>;
  studentTicket: string;
  bindHandle: string;
  confirmHandle: string;
}

/** Returns bodies with consistent values, so that requests pass the first checks of a call. */
export function recipesOf({ a, codes, passes, ...flow }: Ingredients): Record<string, Recipe[]> {
  const send = (purpose: string, body: object) => ({
    body: { phone: '13900010008', ...body },
    headers: { 'x-captcha-pass': passes[purpose] ?? '' },
  });
  const repeated = { newpassword: '更上层楼-2027', agian_pwd: '更上层楼-2027' };
  const proof = { password: PASSWORD };
  const own = { body: { id: a.resumeId } };
  const version = { id: a.resumeId, versionId: a.versionId };
  return {
    '/user/login': [
      { body: { type: '1', phone: a.phone, password: PASSWORD } },
      { body: { type: '2', ...flow.student } },
      { body: { type: '3', ...codes.login } },
    ],
    '/user/studentLogin': [{ body: flow.student }],
    '/user/jyqRegister': [{ body: { ...codes.register, password: PASSWORD } }],
    '/user/forgetPassword': [{ body: { ...codes.forgotPassword } }],
    '/user/forgetPasswordRest': [{ body: { phone: a.phone, ...repeated } }],
    '/user/checkPhone': [{ body: { cas_id: flow.studentTicket, ...codes.studentCheck } }],
    '/user/resetpwd': [{ body: { cas_id: flow.studentTicket, ...repeated } }],
    '/user/wxBindphone': [{ body: { openid: flow.bindHandle, ...codes.wechatBind } }],
    '/api/partner/confirm': [{ body: { handle: flow.confirmHandle } }],
    '/sms/registerSendCode': [send('register', { type: '1' })],
    '/sms/loginSendCode': [send('login', { type: '2' })],
    '/sms/send': [send('forgotPassword', { type: '3' }), send('phoneChange', { type: '6' })],
    '/user/resumeRecommendBindPhone': [{ body: { ...codes.resumeRecommend } }],
    '/myinfo/changemobile': [{ body: { ...codes.phoneChange, ...proof } }],
    '/myinfo/modify_info': [{ body: { username: '林晓舟' } }, { body: { ...repeated, ...proof } }],
    '/api/account/password': [{ body: { ...repeated, ...proof } }],
    '/api/account/close': [{ body: proof }],
    '/api/account/data-export': [{ body: proof }],
    '/make_resume/saveMakeResume': [saving(a.resumeId), saving(undefined)],
    '/rtorder/del': [own],
    '/api/resume/copy': [own],
    '/api/resume/restore': [{ body: { id: a.binnedId } }],
    '/api/resume/exports': [{ body: { resumeId: a.resumeId, format: 'pdf' } }],
    '/api/resume/exports/check': [own],
    '/api/resume/exports/state': [{ body: { exportId: a.exportId } }],
    '/api/resume-import/start': [{ body: { fileId: a.fileId } }],
    '/api/resume-import/state': [{ body: { importId: a.importId } }],
    '/api/resume-import/discard': [{ body: { importId: a.importId } }],
    '/index/parseResumeText': [{ body: { text: '姓名：张三' } }],
    '/index/getInfoByMakeResumeId_temp': [{ body: { tz_url: 'tem0002' } }],
    '/api/resume/versions': [own],
    '/api/resume/versions/latest': [own],
    '/api/resume/versions/read': [{ body: version }],
    '/api/resume/versions/name': [
      { body: { ...version, name: '投递版' } },
      { body: { id: a.resumeId, name: '现在' } },
    ],
    '/api/resume/versions/restore': [{ body: { ...version, version: 1 } }],
    '/make_resume/resumeSavePdf': [own],
    '/word/getWord': [own],
    '/upload_resume_file/getInfoByMakeResumeId': [own],
    '/api/resume/versions/delete': [{ body: version }],
    '/api/files/links': [{ body: { ids: [a.fileId] } }],
    '/upload_resume_file/import_resume': [{ body: { fullurl: a.fileLink, file_name: 'a.txt', type: 'txt' } }],
    '/api/account/sessions/revoke': [{ body: { sessionId: a.sessionId } }],
    '/api/resume/exports/recent': [{ body: { resumeId: a.resumeId } }],
    '/api/resume/share/qr': [own],
    '/zhaopin/getRecJobs': [{ body: { resume_id: a.resumeId } }],
    '/index/sendEmailAttachment': [
      { body: { id: a.resumeId, email: 'lin@example.com', subject: '简历', content: '您好' } },
    ],
    '/ai/resumeAiAnalysis': [{ body: { fileId: a.fileId } }],
    '/check/doChekc': [own, { body: { content: '做为组长布署系统' } }],
    '/rtorder/rename': [{ body: { id: a.resumeId, title: '新的名字' } }],
  };
}

const saving = (id: string | undefined): Recipe => ({
  body: {
    ...(id === undefined ? {} : { id, version: 1 }),
    title: '产品经理',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(emptyDocument()),
  },
});
