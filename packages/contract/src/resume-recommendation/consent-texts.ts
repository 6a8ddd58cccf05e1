/** Consent texts; a changed text gets a new version and must be accepted again. */
export const RECOMMEND_CONSENT = {
  version: 'recommend-1',
  title: '简历推荐授权',
  lines: [
    '启程会把您选择的这一份简历发送给就业合作平台，由平台推荐给招聘企业；企业可以看到简历中打印出来的内容，并拨打您在这里验证的手机号。',
    '不发送：身份证号、家庭成员、照片、隐藏的栏目、其他简历、登录手机号和密码。',
    '只在开启期间发送。您可以随时关闭：关闭后立即停止发送，并通知平台删除已收到的简历。',
    '不授权不影响使用其他功能。',
  ],
} as const;

export const CAMPUS_CONSENT = {
  version: 'campus-1',
  title: '同步到校园网授权',
  lines: [
    '启程会把这一份简历中打印出来的内容和您在简历里写的联系方式，发送给您所在的校园就业网，供您在那里投递。',
    '不发送：身份证号、家庭成员、照片、隐藏的栏目和其他简历。',
    '每次点击同步才发送一次。您可以随时撤回：撤回后不再发送，并通知校园就业网删除已收到的简历。',
  ],
} as const;
