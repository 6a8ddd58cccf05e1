import { failure } from '../kit/endpoint.js';

export const analysisFailures = {
  analysisNotFound: failure('记录不存在或已被删除', { status: 404 }),
  analysisUnfinished: failure('分析尚未完成，请稍后再试'),
  analysisWithoutReference: failure('该服务没有参考答案'),
  analysisWithoutRescore: failure('只有选用“我的简历”做的简历分析可以重新计分'),
  analysisKeyReused: failure('请求已用于另一次分析，请重新发起', { status: 422 }),
  // [spec 5]
  analysisSubjectMissing: failure('请选择简历或上传简历'),
  analysisWithoutVariant: failure('没有可以调整的内容；请选择站内简历分析后再生成岗位版本'),
  analysisFileUnread: failure('未能从文件中识别到简历，请换一份清晰的文件或手动填写，次数没有扣除'),
  examPostUnknown: failure('职位不存在或已更新，请重新选择', { status: 404 }),
  analysisInputTooLong: failure('内容过长，请精简后再试', { status: 413 }),
};

/** Why a run ended without a result; its AI counts were refunded. */
export const analysisErrorMessages = {
  timedOut: '分析超时，次数已退回，请重试',
  broken: '分析未能完成，次数已退回，请重试',
  expired: '排队时间过长，次数已退回，请稍后再试',
  modelUnavailable: '模型服务暂时不可用，次数已退回，可改用站内分析',
  modelRefused: '模型没有给出可用的结果，次数已退回，可改用站内分析',
  modelCapped: '今天的模型额度已用完，次数已退回，可改用站内分析',
};
