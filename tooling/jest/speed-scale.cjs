// How many times longer than on the machine where the limits were set; `timeLimit` of @qicheng/testing is the same.
module.exports = Math.max(1, Number(process.env.TEST_SPEED_SCALE) || 1);
