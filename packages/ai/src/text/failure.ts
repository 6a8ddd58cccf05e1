const FAILURE =
  /^(?:(?:[一最][次个大]|印象最深的)*的?(?:失败|失误|教训|遗憾|踩坑)|失败(?:案例|经历|项目|复盘))|(?:复盘|试点|试运行|上线)[^，。；]{0,12}后(?:就|又|被)?(?:下线|关停|叫停|停掉|终止|撤回)|以失败告终|没有?做成|未能?做成/u;

/** Whether a line describes something that failed, which is honest but no proof of an ability. */
export const isFailure = (text: string): boolean => FAILURE.test(text.trim());
