import { accountFailures, accountSettingsFailures } from './account/failures.js';
import { analysisFailures } from './analysis/failures.js';
import { campusEmailFailures } from './campus-email/failures.js';
import { failure } from './kit/endpoint.js';
import { MALFORMED } from './kit/plain-messages.js';
import { reportExportFailures } from './report-export/failures.js';
import { resumeExportFailures } from './resume-export/failures.js';
import { resumeImportFailures } from './resume-import/failures.js';
import { UPLOAD_TOO_LARGE } from './upload/upload.contract.js';

/** All failures by reason; a reason has one meaning across all calls. A duplicate reason does not compile. */
export const wireFailures = {
  // Failures of no particular feature.
  /** For a malformed field; the message names it. */
  invalidInput: failure(MALFORMED, { status: 400 }),
  unauthenticated: failure('登录已过期，请重新登录', { status: 401 }),
  forbidden: failure('拒绝访问', { status: 403 }),
  /** Also for unknown paths, so that responses do not reveal whether a path exists. */
  notFound: failure('请求错误，未找到该资源', { status: 404 }),
  referenceGone: failure('要用到的内容刚刚被删除，请刷新页面后再试', { status: 404 }),
  bodyTooLarge: failure('内容过大，请精简后再试', { status: 413 }),
  mediaTypeUnsupported: failure('请求格式不支持', { status: 415 }),
  tooManyRequests: failure('请稍后再试', { status: 429 }),
  unexpected: failure('服务出了点问题，请稍后再试', { status: 500 }),
  busy: failure('服务繁忙，请稍后再试', { status: 503 }),
  unsettled: failure('服务繁忙，暂时无法确认是否已受理，请稍后查看记录或再试一次，不会重复扣除次数', {
    status: 503,
  }),
  maintenance: failure('网站正在维护，请稍后再来', {
    status: 503,
    messageAbout: (note) => `网站正在维护，请稍后再来。${note}`,
  }),

  // AI counts.
  aiCountsExhausted: failure('AI 次数不足，请获取更多次数后再试'),
  aiCountsReservationEnded: failure('本次操作已结束，请重新发起'),

  // Campaigns.
  campaignCodeInvalid: failure('活动链接无效，请确认链接是否完整'),
  campaignNotStarted: failure('活动尚未开始，请在活动开始后再来'),
  campaignEnded: failure('活动已结束'),

  // Sign-in.
  smsSendTooSoon: failure('请稍后再试'),
  smsSendFailed: failure('短信发送失败，请稍后再试'),
  smsCodeInvalid: failure('短信验证码错误或已过期'),
  passwordIncorrect: failure('手机号或密码错误'),
  passwordSignInPaused: failure('密码错误次数过多，请使用短信验证码登录'),
  /** Step one is missing in this browser for this phone, expired, or already used [AU3]. */
  passwordResetUnproven: failure('验证已过期，请重新验证手机号'),
  /** Returned only to callers who have just proven that they own the phone. */
  phoneNotRegistered: failure('该手机号尚未注册，请先注册'),
  accountDisabled: failure('该账号已停用，请联系客服'),

  // Captcha.
  /** The pass is missing, used, expired, or issued for another phone, purpose or address. */
  captchaRequired: failure('请先完成滑块验证'),
  sliderRejected: failure('验证未通过，请重试'),
  sliderTooOften: failure('操作频繁，稍后再重试'),
  proofOfWorkRejected: failure('验证未通过，请重试'),
  proofOfWorkTooOften: failure('自动验证的次数已用完，请改用拼图验证，或过一会儿再试'),
  imageTooOften: failure('操作频繁，稍后再重试'),
  /** Wrong, already tried, expired, or from another address: the image is void and a new one is needed. */
  imageRejected: failure('请输入正确的图形验证码'),
  /** The image pass is missing, used, expired or from another address. */
  imagePassRequired: failure('请先完成图形验证'),

  // Content.
  contentNotFound: failure('内容不存在或已下线', { status: 404 }),
  contentInvalid: failure('内容不正确'),

  // Contest.
  contestHidden: failure('简历大赛暂未开放'),
  contestAbsent: failure('暂时没有这一类的简历大赛', { status: 404 }),
  contestNotOpen: failure('大赛还没有开始报名'),
  contestOver: failure('报名已经截止'),
  contestSubmitted: failure('您已提交参赛简历，如需更换请先撤回'),
  contestNotSubmitted: failure('您还没有提交参赛简历', { status: 404 }),
  contestWrongSchool: failure('您的学校不在本次大赛的参赛范围内'),
  contestIncomplete: failure('简历内容还不完整，请补充后再提交'),
  certificateAbsent: failure('没有可下载的证书', { status: 404 }),
  certificateUnknown: failure('没有查到这份证书，请核对编号是否完整', { status: 404 }),

  // Messages for organisers and judges on the pages under /ops.
  contestUnknown: failure('没有这个大赛', { status: 404 }),
  contestInvalid: failure('内容不完整：代码用小写字母、数字和短横线，校级大赛写明学校，截止晚于开始'),
  contestCodeTaken: failure('已有同一代码的大赛'),
  contestStillOpen: failure('报名还没有截止，提前截止需要勾选确认'),
  contestStarted: failure('这个大赛已经截止，作品已编号'),
  contestNotClosed: failure('先截止报名并编号；证书要在公布结果之后'),
  contestPublished: failure('结果已经公布，不能再改动'),
  judgeUnknown: failure('没有这个评委账号'),
  judgesMissing: failure('评委人数少于每份作品需要的评委数'),
  entryUnknown: failure('没有这份作品', { status: 404 }),
  pointsInvalid: failure('分数须在每一项的范围内，最小单位 0.5 分'),
  marksMissing: failure('还有作品没有评完，确认不再等待需要勾选'),
  exclusionInvalid: failure('请写明原因，最多 200 字'),

  // Calls of language models.
  modelCallNotFound: failure('记录不存在或已被删除', { status: 404 }),

  // Interviews; `interviewAnswerStale` carries the stored answer as an `interviewSavedAnswer`.
  interviewSessionNotFound: failure('记录不存在或已被删除', { status: 404 }),
  interviewSessionEnded: failure('本场练习已结束，回答不能再修改'),
  interviewAnswerStale: failure('该回答已在另一个窗口修改，请选择保留哪一份', { status: 409 }),
  interviewTooFewAnswers: failure('请至少回答 3 道题后再生成报告，次数没有扣除'),
  interviewReportMissing: failure('报告中没有这道题', { status: 404 }),

  // Invitations.
  invitationInvalid: failure('邀请链接无效或已过期'),

  // Applications; `applicationStale` and `applicationMoved` carry the stored state as an `applicationDetail`.
  applicationNotFound: failure('这条求职进展不存在或已被删除', { status: 404 }),
  applicationStale: failure('这条求职进展已在另一个窗口修改，请选择保留哪一份', { status: 409 }),
  applicationMoved: failure('这条求职进展已在另一个窗口移动，现在显示最新的位置', { status: 409 }),
  applicationLimitReached: failure('求职进展最多保存 300 条，请先删除不再需要的记录'),
  applicationLinkUnknown: failure('要关联的简历或记录不存在，请重新选择', { status: 404 }),
  applicationDayInFuture: failure('到达阶段的日期不能晚于今天', { status: 400 }),

  // Jobs.
  jobNotFound: failure('职位不存在或已下线', { status: 404 }),

  // Membership.
  membershipNotFound: failure('没有找到该用户的会员信息', { status: 404 }),
  documentDownloadsSpent: failure('本月的文档下载次数已用完，下个月可以继续下载'),

  // Catalogue, orders and payment.
  buyingClosed: failure('暂未开放购买'),
  productNotFound: failure('该商品不存在或已下架，请刷新后重新选择'),
  orderKeyReused: failure('该请求已用于另一个商品，请重新下单', { status: 422 }),
  orderNotFound: failure('没有找到该订单', { status: 404 }),
  orderNotPending: failure('订单已不能支付，请查看订单状态'),
  orderExpired: failure('订单已超过支付时间，请重新下单'),
  orderNotCancellable: failure('只有待支付的订单可以取消'),
  orderNotRefundable: failure('该订单不符合退款条件'),
  invoiceNotPossible: failure('该订单不能开票：只有已支付且未退款的订单可以开票'),
  invoiceIssued: failure('发票已开具，不能再修改'),
  invoiceNotAwaited: failure('该订单没有等待开具的发票'),
  invoiceNumberInvalid: failure('发票号码是 8 至 20 位数字'),
  invoiceChanged: failure('买家改过开票信息，请重新打开订单，按新的信息开具'),
  taxNumberNeeded: failure('请输入企业税号'),
  payProviderUnavailable: failure('该支付方式暂不可用，请换一种方式或稍后再试'),

  // Partners.
  /** Forged, used, expired, or for another site or browser: one response for all. */
  partnerTicketInvalid: failure('登录凭证已过期，请重新登录'),
  /** [spec 8], on sync login. */
  partnerProofInvalid: failure('登录身份信息已过期，请重新登录'),
  partnerRequestInvalid: failure('请求签名不正确'),
  partnerConfirmExpired: failure('确认已过期，请从合作网站重新进入'),

  // Résumés; `resumeVersionConflict` carries the server's copy as an `editableResume`.
  resumeNotFound: failure('简历不存在或已被删除', { status: 404 }),
  resumeVersionConflict: failure('简历已在别处被修改，请选择保留哪一份', { status: 409 }),
  resumeDocumentInvalid: failure('简历内容有不符合要求的地方，请检查过长的文字后重试', {
    status: 400,
    messageAbout: (about) => `${about}，请修改后重试`,
  }),
  resumeTemplateUnknown: failure('该模板不存在或已下线，请更换模板', { status: 400 }),
  folderNotFound: failure('文件夹不存在或已被删除', { status: 404 }),
  folderNameTaken: failure('已有同名的文件夹，请换一个名字', { status: 409 }),
  folderLimitReached: failure('最多建 30 个文件夹，请先删除不需要的'),
  resumeLimitReached: failure('简历数量已达上限，请先删除不需要的简历'),

  // Recommendation of résumés.
  recommendConsentRequired: failure('请先阅读并同意授权说明'),
  recommendPhoneRequired: failure('请先验证企业可以联系的手机号'),
  recommendUnavailable: failure('暂时没有可以接收简历的合作平台'),
  recommendClosed: failure('请先开启简历推荐'),

  // Shares; `shareNotFound` is the same for any invalid link or password [SH2].
  shareNotFound: failure('链接不存在、已失效，或访问密码不正确', { status: 404 }),
  shareAbsent: failure('还没有生成分享链接', { status: 404 }),
  /** For visitors, who have no file list in which the file could wait. */
  sharedFileLate: failure('文件生成时间较长，请稍后再次下载'),
  shareConsentRequired: failure('请先阅读并同意公开联系方式的说明'),

  // Variants for a job.
  variantNotFound: failure('这份简历不是岗位版本'),
  variantTooDifferent: failure('与基础简历的差异过多，无法作为岗位版本保存，请转为独立简历'),

  // Named versions.
  resumeVersionNotFound: failure('这个历史版本不存在或已被清理', { status: 404 }),
  resumeVersionLimitReached: failure('命名的版本已达上限，请先删除不需要的版本'),

  // Students.
  studentCredentialsIncorrect: failure('学号或密码错误'),
  studentDisabled: failure('该学号已停用，请联系学校老师'),
  studentTicketInvalid: failure('验证已失效，请重新使用学号登录'),
  studentPhoneDiffers: failure('该手机号与学校登记的不一致，如需更换请联系学校老师'),
  studentPhoneBound: failure('该手机号已绑定其他学号，请更换手机号或联系学校老师'),
  studentPasswordUnchanged: failure('新密码不能与初始密码相同'),
  studentPasswordContainsNumber: failure('密码不能包含您的学号'),

  // Templates.
  templateUnknown: failure('该模板不存在或已下线', { status: 404 }),
  templateNotListed: failure('该模板不在您的模板中'),

  // Proofreading.
  nothingToCheck: failure('请提供要检查的简历或文字'),

  // Translation.
  translationUnavailable: failure('翻译服务暂时不可用，请稍后再试，或手动填写', { status: 503 }),
  translationTooLong: failure('一次翻译的内容不能超过 20000 个字，请分批翻译'),

  // Files.
  uploadMissing: failure('请选择要上传的文件'),
  uploadEmpty: failure('文件内容为空，请重新选择'),
  uploadTooLarge: failure(UPLOAD_TOO_LARGE, { status: 413 }),
  uploadTypeRefused: failure(
    '文件格式不支持，请上传 jpg、png、pdf、doc、docx、txt、xls、xlsx、html 或 json 文件',
  ),
  uploadContentRefused: failure('文件已损坏，或内容与扩展名不符，请重新导出或换一个文件'),
  uploadImageInvalid: failure('图片无法识别，请换一张 jpg 或 png 图片'),
  uploadImageTooManyPixels: failure('图片尺寸过大，请上传不超过 2500 万像素的图片'),
  uploadQuotaReached: failure('已上传的文件过多，请稍后再试'),
  storageFull: failure('服务器存储空间不足，请稍后再试', { status: 503 }),
  fileNotFound: failure('文件不存在或已过期', { status: 404 }),
  fileLinkInvalid: failure('下载链接无效或已过期，请重新获取', { status: 403 }),

  // WeChat.
  wechatSceneExpired: failure('二维码已过期，请刷新后重新扫码'),
  wechatDeclined: failure('您已在手机上取消登录'),
  wechatBindExpired: failure('绑定已过期，请重新扫码登录'),
  wechatAccountLinked: failure('该手机号已绑定其他微信，请更换手机号，或登录后先解除绑定'),
  wechatUnavailable: failure('微信登录暂时不可用，请使用其他方式登录'),
  wechatLastWayIn: failure('请先绑定手机号，再解除微信绑定'),

  // Features with other kinds of messages have their own tables.
  ...accountFailures,
  ...accountSettingsFailures,
  ...analysisFailures,
  ...campusEmailFailures,
  ...reportExportFailures,
  ...resumeExportFailures,
  ...resumeImportFailures,
};

/** Identifies a failure on the wire (`reason` of the envelope); its message may change, the reason may not. */
export type FailureReason = keyof typeof wireFailures;
