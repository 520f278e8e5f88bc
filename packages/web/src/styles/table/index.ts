// The table's page, part by part.
import './frame.css'
import './seats.css'
import './log.css'
import './prompt.css'
import './moves.css'
import './popover.css'
import './windows.css'
import './end-screen.css'
