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
