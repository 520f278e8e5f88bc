export const dep = {
  'CG-DEP-01': {
    title: '1 Training & Partnerships',
    text: 'Human Resources. For each use send the employee on a mission and take $8 or 8 steps.',
  },
  'CG-DEP-02': {
    title: '2 Recruiting',
    text: 'Human Resources. For each use either send the employee on a mission and hire 1 new one into a lobby, or take 4 steps without a mission. Hiring needs somebody in your supply.',
  },
  'CG-DEP-03': {
    title: '3 Safety & Quality',
    text: 'Human Resources. For each use send the employee on a mission and score 1 VP for every 2 active employees in your company, rounded up. The one just sent does not count, but the permanent one in Human Resources does: so every use brings at least 1 VP.',
  },
  'CG-DEP-04': {
    title: '4 New Lobby',
    text: 'Human Resources. Costs 2 extra goods. New and returning employees may go to either lobby, one by one as you choose. It has no desk, so nobody in it is active, and it needs nobody to work. It counts as a Human Resources department and as built.',
  },
  'CG-DEP-05': {
    title: '5 Purchasing',
    text: 'Management. For each use send the employee on a mission and take 3 goods or $8.',
  },
  'CG-DEP-06': {
    title: '6 Sales',
    text: 'Management. For each use pay 1 to 3 goods and receive $6 for each.',
  },
  'CG-DEP-07': {
    title: '7 Logistics',
    text: 'Management. For each use pay 1 to 3 goods and receive $3 and 1 VP for each.',
  },
  'CG-DEP-08': {
    title: '8 Property Management',
    text: 'Management, ongoing. Directly after building a department you may move 1 employee, active or inactive, from any space of your company into it. The employee is inactive there. The building cost is not affected. You may even take the one from this tile, which ends its effect.',
  },
  'CG-DEP-09': {
    title: '9 Engineering',
    text: 'Construction. For each use exactly like the start Construction department.',
  },
  'CG-DEP-10': {
    title: '10 Construction Outsourcing',
    text: 'Construction. For each use pay $3 and the goods and build one project in any region, without a mission. Small towns with the symbol bring their income here, too.',
  },
  'CG-DEP-11': {
    title: '11 Supply Chain',
    text: 'Construction. For each use buy 1 to 3 goods at $1 each.',
  },
  'CG-DEP-12': {
    title: '12 Communications',
    text: 'Construction, ongoing. Your donations cost $3 times their number instead of $5, at events and with Charitable Giving.',
  },
  'CG-DEP-13': {
    title: '13 Advanced Research',
    text: 'R&D. For each use send the employee on a mission and take 7 research points.',
  },
  'CG-DEP-14': {
    title: '14 Advanced Design',
    text: 'R&D. For each use take 4 research points, without a mission.',
  },
  'CG-DEP-15': {
    title: '15 Charitable Giving',
    text: 'R&D. For each use send the employee on a mission, pay the price of your next donation and place a disc on a donation that another player has made and you have not. Andrew counts as a player, neutral discs do not. It counts as a donation in every respect.',
  },
  'CG-DEP-16': {
    title: '16 Telegraph Operators',
    text: 'R&D, ongoing. Your transport steps cost 1 research point less, at least 1, wherever the points come from.',
  },
  'CG-DEP-17': {
    title: 'Starting and stopping',
    text: 'An ongoing effect stops as soon as the last active employee leaves the tile, and starts as soon as one is activated there.',
  },
}
