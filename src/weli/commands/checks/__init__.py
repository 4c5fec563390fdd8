"""What `weli doctor` looks at: the program itself, the folder of tables, the machine. Nothing is changed anywhere."""
