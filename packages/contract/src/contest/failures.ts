import { failure } from '../kit/endpoint.js';

export const contestFailures = {
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
};

/** What organisers and judges are told on the pages under /ops. */
export const contestAdminFailures = {
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
};
