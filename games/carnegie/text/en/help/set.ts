export const set = {
  'CG-SET-01': {
    title: 'Timeline strips',
    text: 'Four of the eight strips are drawn, each with a random side. In the order drawn they become the rows Human Resources, Management, Construction and R&D, from top to bottom. The other four are not used.',
  },
  'CG-SET-02': {
    title: 'The timeline',
    text: 'Every row has a start space, four cells of its strip and one cell in the final column. The final column shows, from top to bottom, income in the East, Midwest, South and West, each together with a donation.',
  },
  'CG-SET-03': {
    title: 'Action markers',
    text: 'All four action markers begin on their start spaces (position 0), face up.',
  },
  'CG-SET-04': {
    title: 'Department display',
    text: 'Of the 32 department tiles (two of each of the 16), some go back into the box at random: 4 with four players, 8 with three, 16 with two and in the solo game. The remaining 28, 24, 16 or 16 are on display.',
  },
  'CG-SET-05': {
    title: 'Starting money',
    text: 'You begin with $12 and 4 goods.',
  },
  'CG-SET-06': {
    title: 'Sides of the tabs',
    text: 'For each of your four project tabs you choose side A or B. Everyone chooses at the same time, knowing timeline and display; the choice is shown when all have made it and then stays.',
  },
  'CG-SET-07': {
    title: 'First circles',
    text: 'At the start your housing, commerce and industry tabs show one circle each; the infrastructure tab shows none.',
  },
  'CG-SET-08': {
    title: 'Starting employees',
    text: 'One active employee stands at a desk in each of your five start departments, free of charge. Five more lie in the lobby, and five wait in your supply.',
  },
  'CG-SET-09': {
    title: 'Starting discs',
    text: 'Of your 30 discs one lies on 0 of the score track, one on space 1 of each of the four transport tracks, one on the first circle of the housing, commerce and industry tabs. The other 22 are your supply.',
  },
  'CG-SET-10': {
    title: 'First start player',
    text: 'The first start player is drawn at random, unless the host has chosen one, and gets the locomotive and the timeline marker.',
  },
  'CG-SET-11': {
    title: 'Jokers',
    text: 'With four players everyone gets one action joker. With three only the third in the turn order of the first round gets one. With two and in the solo game there are none.',
  },
  'CG-SET-12': {
    title: 'Neutral discs',
    text: 'With two or three players and in the solo game neutral discs are placed now; see the chapter on neutral discs.',
  },
  'CG-SET-13': {
    title: 'First housing project',
    text: 'Beginning with the player to the right of the start player and going counter-clockwise, so that the start player is last, everyone places the disc of the housing tab on a free housing space of a medium or major city.',
  },
  'CG-SET-14': {
    title: 'It is free',
    text: 'Your first housing project costs no goods, needs no employee and brings no income. It counts as realised, so the first circle of your housing tab is open.',
  },
  'CG-SET-15': {
    title: 'Department pick',
    text: 'When all have placed their project, each takes one tile from the display into the own reserve, in the same order. It is open but not built yet. Two players may take the two copies of one tile.',
  },
  'CG-SET-16': {
    title: 'Six steps',
    text: 'Then, in turn order, you may move your employees up to 6 steps in total, also onto empty spaces. Whoever moves lies down.',
  },
  'CG-SET-17': {
    title: 'First activation',
    text: 'At the end of setup you may activate employees and pay for the desks from your $12.',
  },
  'CG-SET-18': {
    title: 'Score',
    text: 'Everyone begins with 0 VP.',
  },
}
