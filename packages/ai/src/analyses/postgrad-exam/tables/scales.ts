import type { SchoolTier } from '@qicheng/analysis/postgrad-exam';

/** The rank of each tier; equal numbers are the same rank. */
export const TIER_STEP: Record<SchoolTier, number> = {
  专科或同等学力: 0,
  民办本科: 1,
  普通本科: 2,
  双一流: 3,
  '211': 3,
  '985': 4,
};

/** Points by tiers up to the target; more tiers count as the last entry. */
export const POINTS_OF_STEP = [80, 60, 45, 30] as const;
export const POINTS_OF_LOWER_TIER = 90;

/** The first row that is reached applies. */
export const RANK_POINTS = [
  { atMost: 5, points: 10 },
  { atMost: 10, points: 7 },
  { atMost: 20, points: 4 },
  { atMost: 30, points: 2 },
] as const;
export const GPA_POINTS = [
  { atLeast: 0.9, points: 6 },
  { atLeast: 0.85, points: 4 },
  { atLeast: 0.8, points: 2 },
] as const;

export const SPAN_POINTS = { 本专业: 95, 相近专业: 75, 跨专业: 50 } as const;

/** College English Test: a certificate requires 425 of 710. */
export const CET6_POINTS = [
  { atLeast: 550, points: 92 },
  { atLeast: 500, points: 82 },
  { atLeast: 425, points: 70 },
  { atLeast: 0, points: 45 },
] as const;
export const CET4_POINTS = [
  { atLeast: 550, points: 65 },
  { atLeast: 500, points: 58 },
  { atLeast: 425, points: 50 },
  { atLeast: 0, points: 35 },
] as const;
/** 85 of 100 in a mock test counts as full marks. */
export const ENGLISH_MOCK_FULL = 85;
/** 130 of 150 counts as full marks. */
export const MATH_MOCK_FULL = 130;
export const MATH_SELF_POINTS = [20, 40, 55, 70, 85] as const;

export const RESEARCH_BASE = 20;
/** Points per item, and the maximum number of items. */
export const RESEARCH_POINTS = {
  papers: { label: '论文', each: 20, most: 2 },
  projects: { label: '科研或项目经历', each: 12, most: 2 },
  competitions: { label: '竞赛与奖项', each: 8, most: 2 },
} as const;

/** The hours of a full preparation; an assumption of this product, not an official figure. */
export const NEEDED_HOURS = { 政治: 150, 英语: 300, 数学: 400, 专业课: 350, 跨专业: 150 } as const;
export const NEEDED_FOR_INTERVIEW = 120;
export const NEEDED_FOR_TRANSFER = 60;

/** The estimated score minus the latest published line of the programme. */
export const LINE_GROUPS = [
  { atLeast: 30, group: '保' },
  { atLeast: 5, group: '稳' },
  { atLeast: -25, group: '冲' },
] as const;

/** The mean of the stated parts, minus 15 for each tier up. */
export const POINTS_PER_STEP = 15;
export const STEP_GROUPS = [
  { atLeast: 70, group: '保' },
  { atLeast: 50, group: '稳' },
  { atLeast: 25, group: '冲' },
] as const;

/** 二区 of the national lines; all other provinces of mainland China are 一区. */
export const AREA_B = [
  '内蒙古',
  '广西',
  '海南',
  '贵州',
  '云南',
  '西藏',
  '甘肃',
  '青海',
  '宁夏',
  '新疆',
] as const;
