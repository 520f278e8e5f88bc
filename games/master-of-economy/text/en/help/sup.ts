export const sup = {
  'ME-SUP-01': {
    title: 'What factories need',
    text: 'For each factory you decide whether to supply it from the company’s warehouse: a coal mine or iron ore mine takes 1 electricity, a power plant 1 coal, a steel mill 1 iron ore and 1 coal, a shipyard 1 electricity and 1 steel. One unit of each is our reading of the table.',
  },
  'ME-SUP-02': {
    title: 'All or nothing',
    text: 'A factory gets all of its materials or none, and at most once per phase.',
  },
  'ME-SUP-03': {
    title: 'Your choice',
    text: 'You need not supply a factory, even if you could.',
  },
  'ME-SUP-04': {
    title: 'From the warehouse',
    text: 'Only goods already in the company’s own warehouse count; what is produced next comes too late.',
  },
  'ME-SUP-05': {
    title: 'Quarries',
    text: 'A quarry needs nothing and cannot be supplied.',
  },
  'ME-SUP-06': {
    title: 'Electricity is lost',
    text: 'When the company has finished supplying, all electricity left in its warehouse is gone, without compensation. What lies on factories stays.',
  },
  'ME-SUP-07': {
    title: 'How long goods keep',
    text: 'Electricity that was produced or bought can be sold in the trade phase of that half-year or used in the next material supply. All other goods keep for ever.',
  },
  'ME-SUP-08': {
    title: 'Own factories only',
    text: 'A company supplies only the factories it owns.',
  },
}
